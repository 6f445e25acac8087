"""Materials. All materials of a set have one hue: `tones('emerald')` creates them.

The colors are albedo, so they are darker than the strongly lit set looks.
"""
from types import SimpleNamespace

import bpy

# hue: wall, trim, panel, deep, gloss, metal, leaf, plate, reader, letter, glow, opal
HUES = {
    'emerald': dict(
        wall='#095e42',
        trim='#0b6648',
        panel='#07553b',
        deep='#043a28',
        gloss='#0c7a57',
        metal='#4fc79d',
        leaf='#1c9a70',
        plate='#03291c',
        reader='#03140e',
        letter='#6fd9b2',
        glow='#d8ffe9',
        opal='#eafff2',
        bark='#04402c',
        paper='#2fa77d',
    ),
    'cobalt': dict(
        wall='#122e8c',
        trim='#1a3cac',
        panel='#102a7c',
        deep='#0a1a58',
        gloss='#2145cc',
        metal='#8fa9ff',
        leaf='#3159dc',
        plate='#060f3c',
        reader='#040a2a',
        letter='#7f9dff',
        glow='#d5e2ff',
        opal='#eef3ff',
        bark='#0c2068',
        paper='#4a6de0',
    ),
    'tangerine': dict(
        wall='#96400a',
        trim='#a2470c',
        panel='#863708',
        deep='#551b04',
        gloss='#c2500f',
        metal='#ffb070',
        leaf='#c4561a',
        plate='#3a1103',
        reader='#160602',
        letter='#ffae6a',
        glow='#fff0dc',
        opal='#fff4e6',
        bark='#6e2607',
        paper='#cf6a2c',
    ),
    'plum': dict(
        wall='#531458',
        trim='#611a66',
        panel='#460f4a',
        deep='#2b0730',
        gloss='#7a2480',
        metal='#d690e0',
        leaf='#8f3a96',
        plate='#1d0421',
        reader='#100212',
        letter='#e3a6ea',
        glow='#ffe9ff',
        opal='#fff2ff',
        bark='#38093c',
        paper='#9a4aa0',
    ),
    'grey': dict(
        wall='#1b1d1c',
        trim='#3a3c3b',
        panel='#2b2d2c',
        deep='#121413',
        gloss='#4a4c4b',
        metal='#a6a8a4',
        leaf='#5a5c5a',
        plate='#161817',
        reader='#0a0b0a',
        letter='#c9cac6',
        glow='#f2f2f0',
        opal='#f2f2f0',
        bark='#232524',
        paper='#c9cac6',
    ),
}
# Matte walls keep their hue under a strong key light; cobalt and stucco look pale unless they have almost no specular reflection.
WALL_SPECULAR = {'emerald': 0.35, 'cobalt': 0.12, 'tangerine': 0.18, 'plum': 0.20, 'grey': 0.30}
OPAL_LIGHT = '#ffe9c4'
# The light of a reader that has read a pass: the color of the pass, as bright as a lamp.
ANSWER = {'emerald': '#ff4326', 'cobalt': '#ffbe2a', 'tangerine': '#16c6d2', 'plum': '#8df0c4', 'grey': '#f2f2f0'}

# The light of a reader that has opened the door. In hotels it is green, because coral would look like a refusal.
YES = {**ANSWER, 'emerald': '#4dffa6'}


def linear(colour):
    """'#rrggbb' -> linear light; a tuple is linear already."""
    if not isinstance(colour, str):
        return tuple(colour)
    channels = [int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def paint(
    name, colour, roughness=0.55, metallic=0, specular=0.35, glow=None, strength=0, tooth=0, tooth_scale=140, coat=0
):
    """`glow` and `strength`: light it sends out; `tooth`: fine plaster grain, so that big planes are not glassy."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    socket = nodes['Principled BSDF'].inputs
    for key, value in (
        ('Roughness', roughness),
        ('Metallic', metallic),
        ('Specular', specular),
        ('Clearcoat', coat),
        ('Clearcoat Roughness', 0.08),
    ):
        socket[key].default_value = value
    socket['Base Color'].default_value = (*linear(colour), 1)
    if glow:
        socket['Emission'].default_value = (*linear(glow), 1)
        socket['Emission Strength'].default_value = strength
    if tooth:
        noise, place, bump = (
            nodes.new(kind) for kind in ('ShaderNodeTexNoise', 'ShaderNodeTexCoord', 'ShaderNodeBump')
        )
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = tooth_scale, 3
        bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = tooth, 0.01
        links.new(place.outputs['Object'], noise.inputs['Vector'])
        links.new(noise.outputs['Fac'], bump.inputs['Height'])
        links.new(bump.outputs['Normal'], socket['Normal'])
    # Emissive materials are visible but do not light the scene: sampling each of them as a light doubles the noise.
    material.cycles.sample_as_light = False
    return material


def tones(hue):
    """Every material of a set by name: t.wall, t.trim, t.metal ..."""
    c = HUES[hue]
    return SimpleNamespace(
        hue=hue,
        hex=c,
        wall=paint('wall', c['wall'], 0.64, specular=WALL_SPECULAR[hue], tooth=0.10),
        trim=paint('trim', c['trim'], 0.42, specular=0.38),
        panel=paint('panel', c['panel'], 0.37, specular=0.40),
        deep=paint('deep', c['deep'], 0.6, tooth=0.1),
        gloss=paint('gloss', c['gloss'], 0.17, specular=0.6, coat=0.5),
        fabric=paint('fabric', c['trim'], 0.85, specular=0.12, tooth=0.35, tooth_scale=90),
        metal=paint('metal', c['metal'], 0.27, 0.92),
        leaf=paint('leaf', c['leaf'], 0.5),
        bark=paint('bark', c['bark'], 0.7),
        paper=paint('paper', c['paper'], 0.7, specular=0.15),
        plate=paint('plate', c['plate'], 0.2, specular=0.55, coat=0.4),
        reader=paint('reader', c['reader'], 0.12, specular=0.5),
        letter=paint('letter', c['letter'], 0.35, 0.3),
        glow=paint('glow', '#000000', 0.4, glow=c['glow'], strength=2.6),
        answer=paint('answer', '#000000', 0.4, glow=ANSWER[hue], strength=5.0),
        yes=paint('yes', '#000000', 0.4, glow=YES[hue], strength=2.0),
        opal=paint('opal', c['opal'], 0.35, glow=OPAL_LIGHT, strength=3.2),
    )


def pattern(material, kind, inputs, turn=0, offset=None):
    """Lay a procedural pattern ('Brick' or 'Checker') into a material's colour, in object coordinates."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    texture, place, mapping = (
        nodes.new(name) for name in ('ShaderNodeTex' + kind, 'ShaderNodeTexCoord', 'ShaderNodeMapping')
    )
    for socket, value in inputs.items():
        texture.inputs[socket].default_value = (*linear(value), 1) if isinstance(value, str) else value
    mapping.inputs['Rotation'].default_value = (0, 0, turn)
    mapping.inputs['Location'].default_value = offset or (0, 0, 0.31)  # at zero both colors would be on the surface
    links.new(place.outputs['Object'], mapping.inputs[0])
    links.new(mapping.outputs[0], texture.inputs['Vector'])
    links.new(texture.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return texture


def printed(name, image, emission=0.0, diffuse=0.65, roughness=0.5, specular=0.1):
    """A picture on a surface: `emission` shines by itself, `diffuse` answers to the lamps.
    What shines is also written to the 'guide' pass, which keeps print sharp in the denoiser."""
    material = paint(name, '#000000', roughness, specular=specular)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    socket = nodes['Principled BSDF'].inputs
    texture = nodes.new('ShaderNodeTexImage')
    texture.image, texture.interpolation = bpy.data.images.load(image), 'Cubic'
    for share, target in (
        (diffuse, socket['Base Color']),
        (1 - diffuse, nodes.new('ShaderNodeOutputAOV').inputs['Color']),
    ):
        scaled = nodes.new('ShaderNodeMixRGB')
        scaled.blend_type, scaled.inputs[0].default_value, scaled.inputs[2].default_value = (
            'MULTIPLY',
            1,
            (share,) * 3 + (1,),
        )
        links.new(texture.outputs[0], scaled.inputs[1])
        links.new(scaled.outputs[0], target)
    nodes['AOV Output'].name = 'guide'
    links.new(texture.outputs[0], socket['Emission'])
    socket['Emission Strength'].default_value = emission
    return material


def glass(name, tint, surface, opacity=0.13, roughness=0.08):
    """See-through tint with a glossy skin: no refraction, so nothing for the denoiser to smear."""
    material = paint(name, surface, roughness, specular=0.6)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    clear, facing, amount, mix = (
        nodes.new('ShaderNode' + kind) for kind in ('BsdfTransparent', 'LayerWeight', 'Math', 'MixShader')
    )
    clear.inputs[0].default_value, facing.inputs[0].default_value = (*linear(tint), 1), 0.35
    amount.operation, amount.use_clamp, amount.inputs[1].default_value = 'ADD', True, opacity
    links.new(facing.outputs['Fresnel'], amount.inputs[0])
    for source, target in ((amount.outputs[0], 0), (clear.outputs[0], 1), (nodes['Principled BSDF'].outputs[0], 2)):
        links.new(source, mix.inputs[target])
    links.new(mix.outputs[0], nodes['Material Output'].inputs[0])
    return material
