/** Which part of a picture is used: a frame over it that can be moved and made smaller. */

/** Shares of what could be chosen: 0 is left or top, 1 is right or bottom, or the largest frame. */
export interface Part {
  x: string;
  y: string;
  size: string;
}

export async function chooseFrame(
  box: HTMLElement,
  file: File,
  ratio: number,
): Promise<Part | 'broken' | undefined> {
  const address = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    return 'broken';
  }
  const place = { x: 0.5, y: 0.5, size: 1 };
  const stage = document.createElement('div');
  stage.className = 'crop';
  const frame = document.createElement('div');
  stage.append(picture, frame);

  /** The largest frame is as wide or as high as the picture. */
  const whole = Math.min(1, (picture.naturalHeight * ratio) / picture.naturalWidth);
  const draw = () => {
    const width = whole * place.size;
    const height = (width * picture.naturalWidth) / ratio / picture.naturalHeight;
    Object.assign(frame.style, {
      width: `${width * 100}%`,
      height: `${height * 100}%`,
      left: `${(1 - width) * place.x * 100}%`,
      top: `${(1 - height) * place.y * 100}%`,
    });
  };
  const sliders = (['x', 'y', 'size'] as const).map((name) => {
    const label = document.createElement('label');
    label.textContent = { x: 'Left or right', y: 'Up or down', size: 'Size' }[name];
    const slider = document.createElement('input');
    Object.assign(slider, { type: 'range', min: name === 'size' ? 0.2 : 0, max: 1, step: 0.01 });
    slider.value = String(place[name]);
    slider.oninput = () => {
      place[name] = Number(slider.value);
      draw();
    };
    label.append(slider);
    return label;
  });
  const [use, leave] = ['Use this part', 'Cancel'].map((words) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words;
    return button;
  }) as [HTMLButtonElement, HTMLButtonElement];

  const chooser = document.createElement('div');
  chooser.append(stage, ...sliders, use, leave);
  box.append(chooser);
  draw();
  const isUsed = await new Promise<boolean>((done) => {
    use.onclick = () => done(true);
    leave.onclick = () => done(false);
  });
  chooser.remove();
  URL.revokeObjectURL(address);
  const { x, y, size } = place;
  return isUsed ? { x: String(x), y: String(y), size: String(size) } : undefined;
}
