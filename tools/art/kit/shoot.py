"""Camera and Cycles. Writes the passes that finish/ needs, as EXR files."""
import json
import os

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit.build import put

PASSES = (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('guide', 'guide'))


def empty_stage():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def camera(at, look_x=0.0, lens=85, fstop=None, focus=None, shift=(0, 0), look=None):
    """Level by default, so that verticals stay parallel; `shift` slides the frame like a view camera instead of tilting.
    `look` aims at a point instead, to look down on a table. `focus` is the point that is sharp."""
    lens_data = bpy.data.cameras.new('camera')
    thing = put('camera', lens_data, at=at)
    bpy.context.scene.camera = thing
    sight = (Vector(look or (look_x, 0, at[2])) - Vector(at)).normalized()
    thing.rotation_euler = sight.to_track_quat('-Z', 'Y').to_euler()
    lens_data.lens, lens_data.clip_start, lens_data.shift_x, lens_data.shift_y = lens, 0.05, *shift
    if fstop:
        lens_data.dof.use_dof, lens_data.dof.aperture_fstop = True, fstop
        lens_data.dof.focus_distance = (Vector(focus) - Vector(at)).dot(sight)


def quality(width, height, samples, transparent=False):
    """Few samples, for the denoiser does the rest; no caustics and clamped bounces, for it cannot remove fireflies."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine, cycles.device, cycles.samples, cycles.use_denoising = 'CYCLES', 'CPU', samples, False
    cycles.seed, cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = (
        1,
        True,
        0.01,
        min(16, samples),
    )
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 4, 3, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.pixel_filter_type, cycles.filter_width = (
        4,
        1,
        'BLACKMAN_HARRIS',
        1.3,
    )
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.film_transparent, render.threads_mode, render.threads = transparent, 'FIXED', os.cpu_count() or 2
    scene.view_settings.view_transform = 'Standard'


def write_passes(folder):
    """Render once and leave colour.exr, albedo.exr, normal.exr and guide.exr in the folder."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    guide = layer.aovs.add()
    guide.name, guide.type = 'guide', 'COLOR'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '16', 'RGBA'
    files.file_slots.clear()
    for index, (name, output) in enumerate(PASSES):
        files.file_slots.new(name + '_')
        tree.links.new(source.outputs[output], files.inputs[index])
    scene.frame_current = 1
    bpy.ops.render.render(write_still=False)
    for name, _ in PASSES:
        os.replace(f'{folder}/{name}_0001.exr', f'{folder}/{name}.exr')


def write_screens(folder):
    """Where each phone screen stands in the picture, in pixels: finish/screen.py lays the faces there."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    width, height = scene.render.resolution_x, scene.render.resolution_y

    def pixel(thing, point):
        seen = world_to_camera_view(scene, scene.camera, thing.matrix_world @ Vector(point))
        return [seen.x * width, (1 - seen.y) * height]

    screens = []
    for thing in scene.objects:
        if 'face' not in thing:
            continue
        outline = [vertex.co for vertex in thing.data.vertices]
        xs, ys = [p.x for p in outline], [p.y for p in outline]
        corners = ((min(xs), max(ys), 0), (max(xs), max(ys), 0), (max(xs), min(ys), 0), (min(xs), min(ys), 0))
        screens.append(
            dict(
                face=thing['face'],
                corners=[pixel(thing, c) for c in corners],
                outline=[pixel(thing, p) for p in outline],
            )
        )
    with open(f'{folder}/screens.json', 'w') as file:
        json.dump(screens, file)
