"""The server: tables for people and bots. It carries messages, keeps logs and clocks, and knows no rule."""
