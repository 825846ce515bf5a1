"""Boards of the ASL Starter Kit: vector shapes that are drawn, and on which LOS is traced."""
