"""Builds joute._joute with CMake; everything else is in pyproject.toml."""
import os
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = os.path.dirname(os.path.abspath(__file__))


class CMakeBuild(build_ext):
    def get_ext_filename(self, name):
        return os.path.join(*name.split(".")) + ".abi3.so"

    def build_extension(self, extension):
        target = os.path.dirname(os.path.abspath(self.get_ext_fullpath(extension.name)))
        folder = os.path.abspath(os.path.join(self.build_temp, "cmake"))
        subprocess.check_call(["cmake", "-G", "Ninja", "-S", HERE, "-B", folder, "-DJOUTE_MODULE_ONLY=ON",
                               "-DJOUTE_NATIVE=OFF", "-DBUILD_TESTING=OFF", f"-DPython3_EXECUTABLE={sys.executable}"])
        subprocess.check_call(["cmake", "--build", folder, "--target", "joute_module"])
        self.copy_file(os.path.join(folder, "python", "joute", "_joute.abi3.so"), os.path.join(target, "_joute.abi3.so"))


setup(ext_modules=[Extension("joute._joute", [], py_limited_api=True)], cmdclass={"build_ext": CMakeBuild},
      options={"bdist_wheel": {"py_limited_api": "cp311"}})
