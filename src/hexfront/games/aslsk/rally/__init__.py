"""Chapter 3.1: what units can do in the Rally Phase, and with what chance.

A unit acts once in the phase: `state.done` holds those that have. Hidden units do nothing in it,
so that nothing can be learnt from who is asked (designed for Hexfront).
"""
