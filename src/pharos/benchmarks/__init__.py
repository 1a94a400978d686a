"""Benchmarks that run against a whole program, outside the packages that they measure."""
