import { minWidth, type Shape } from '../../../src/model/schema/picture-ids.ts';

/** Fractions: 0 is left or top, 1 is right or bottom; size 1 is the largest possible part. */
export interface Crop {
  x: string;
  y: string;
  size: string;
}

/** The largest frame is as wide or as high as the picture. */
export const fullCropWidth = ({ naturalWidth, naturalHeight }: HTMLImageElement, ratio: number) =>
  Math.min(naturalWidth, naturalHeight * ratio);

/** Shows a movable frame over the picture; undefined if the user cancels, or if `signal` aborts. */
export async function chooseCrop(
  container: HTMLElement,
  picture: HTMLImageElement,
  shape: Shape,
  signal: AbortSignal,
): Promise<Crop | undefined> {
  const { ratio } = shape;
  const crop = { x: 0.5, y: 0.5, size: 1 };
  const stage = document.createElement('div');
  stage.className = 'crop';
  const frame = document.createElement('div');
  stage.append(picture, frame);

  const fullWidth = fullCropWidth(picture, ratio) / picture.naturalWidth;
  // One pixel more, because the server rounds down.
  const minSize = Math.min(1, (minWidth(shape) + 1) / fullCropWidth(picture, ratio));
  const draw = () => {
    const width = fullWidth * crop.size;
    const height = (width * picture.naturalWidth) / ratio / picture.naturalHeight;
    Object.assign(frame.style, {
      width: `${width * 100}%`,
      height: `${height * 100}%`,
      left: `${(1 - width) * crop.x * 100}%`,
      top: `${(1 - height) * crop.y * 100}%`,
    });
  };
  const sliders = (['x', 'y', 'size'] as const).map((name) => {
    const label = document.createElement('label');
    label.textContent = { x: 'Left or right', y: 'Up or down', size: 'Size' }[name];
    const slider = document.createElement('input');
    Object.assign(slider, { type: 'range', min: name === 'size' ? minSize : 0, max: 1 });
    slider.step = 'any';
    slider.value = String(crop[name]);
    slider.oninput = () => {
      crop[name] = Number(slider.value);
      draw();
    };
    label.append(slider);
    return label;
  });
  const [use, cancel] = ['Use this part', 'Cancel'].map((label) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    return button;
  }) as [HTMLButtonElement, HTMLButtonElement];

  const dialog = document.createElement('div');
  dialog.append(stage, ...sliders, use, cancel);
  container.append(dialog);
  draw();
  const isConfirmed = await new Promise<boolean>((done) => {
    use.onclick = () => done(true);
    cancel.onclick = () => done(false);
    signal.onabort = () => done(false);
  });
  dialog.remove();
  const { x, y, size } = crop;
  return isConfirmed ? { x: String(x), y: String(y), size: String(size) } : undefined;
}
