"""What riders do in the saddle unless their player declines it, one object each."""
