/** Fractions: 0 is left or top, 1 is right or bottom; size 1 is the largest possible part. */
export interface Crop {
  x: string;
  y: string;
  size: string;
}

/** Shows a movable frame over the picture; undefined if the user cancels. */
export async function chooseCrop(
  container: HTMLElement,
  file: File,
  ratio: number,
): Promise<Crop | 'unreadable' | undefined> {
  const url = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    return 'unreadable';
  }
  const crop = { x: 0.5, y: 0.5, size: 1 };
  const stage = document.createElement('div');
  stage.className = 'crop';
  const frame = document.createElement('div');
  stage.append(picture, frame);

  /** The largest frame is as wide or as high as the picture. */
  const fullWidth = Math.min(1, (picture.naturalHeight * ratio) / picture.naturalWidth);
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
    Object.assign(slider, { type: 'range', min: name === 'size' ? 0.2 : 0, max: 1, step: 0.01 });
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
  });
  dialog.remove();
  URL.revokeObjectURL(url);
  const { x, y, size } = crop;
  return isConfirmed ? { x: String(x), y: String(y), size: String(size) } : undefined;
}
