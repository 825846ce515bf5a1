"""The artwork of the staff map, one module for each layer."""
