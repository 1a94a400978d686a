"""What every game shares: the kernel decorator, states, actions, records, chance. No rule of any game."""
