"""What fire does (ASL-3.2.3): results, casualties, morale; and its exact outlook."""
