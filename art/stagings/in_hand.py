"""In a right hand, as its owner sees it. `at` is the middle of the phone; the arm comes from below, on the right."""
from kit.hand import hand
from kit.paint import paint
from kit.phone import CHAMPAGNE, phone, pose


def stage(face, at, scale=0.2, yaw=0.0, roll=0.0, pitch=0.0, body=CHAMPAGNE, tones=('#6fcfa8', '#0d6e50', '#b9f0da')):
    placed = pose(at, scale, yaw, roll, pitch)
    skin, cloth, lining = tones
    hand(
        placed,
        paint('skin', skin, 0.55, specular=0.25),
        paint('sleeve', cloth, 0.9, specular=0.08, tooth=0.4, tooth_scale=90),
        paint('shirt', lining, 0.85, specular=0.1),
    )
    phone(face, placed, body)
