"""The civilizations, one module each; importing them makes their powers known."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):  # in the order of their names: the options that they declare follow it
    import_module(f"{__name__}.{_module.name}")
