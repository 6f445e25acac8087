"""The emblem of heroes and cards: the phone hangs before its room and faces the viewer."""
from kit.phone import CHAMPAGNE, phone, pose


def stage(face, at, scale=1.0, yaw=0.0, roll=0.0, pitch=0.0, body=CHAMPAGNE):
    phone(face, pose(at, scale, yaw, roll, pitch), body)
