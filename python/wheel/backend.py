"""The build backend of pyproject.toml. It uses the system's setuptools if
pip's isolated build environment has none, so that nothing has to be
downloaded."""
import sys

try:
    import setuptools  # noqa: F401
    import wheel  # noqa: F401
except ImportError:
    sys.path.append("/usr/lib/python3/dist-packages")

from setuptools.build_meta import (  # noqa: E402, F401
    build_sdist, build_wheel, prepare_metadata_for_build_wheel)


def get_requires_for_build_wheel(config_settings=None):
    return []


def get_requires_for_build_sdist(config_settings=None):
    return []
