/** Draws a lock screen and a pass with characters. */

interface Drawing {
  title: string;
  fields: { label: string; value: string }[];
  /** 'rgb(1, 2, 3)' or '#010203'. */
  background: string;
  messages: string[];
  isExpired: boolean;
}

const width = 62;
const fitLine = (text: string) => text.replace(/\p{C}/gu, '').slice(0, width).padEnd(width);

function parseColor(color: string): number[] {
  const hex = /^#(..)(..)(..)$/.exec(color)?.slice(1);
  return hex ? hex.map((part) => parseInt(part, 16)) : (color.match(/\d+/g) ?? []).map(Number);
}

function paint(text: string, color: number[]): string {
  if (!process.stdout.isTTY) return text;
  const [red = 0, green = 0, blue = 0] = color;
  const ink = red * 0.3 + green * 0.59 + blue * 0.11 > 140 ? 30 : 97;
  return `\x1b[48;2;${red};${green};${blue};${ink}m${text}\x1b[0m`;
}

export function drawPhone({ title, fields, background, messages, isExpired }: Drawing): string {
  const color = isExpired ? [128, 128, 128] : parseColor(background);
  const time = new Date().toTimeString().slice(0, 5);
  const lock = [time, '', ...messages.slice(-2).map((text) => `● ${text}`)];
  const pass = [title, '', ...fields.map(({ label, value }) => `${label.padEnd(14)} ${value}`)];
  const line = (text: string, fill: number[]) => `│${paint(` ${fitLine(text)} `, fill)}│`;
  const edge = '─'.repeat(width + 2);
  return [
    `╭${edge}╮`,
    ...lock.map((text) => line(text, [13, 15, 14])),
    `├${edge}┤`,
    ...(isExpired ? [...pass, 'Expired'] : pass).map((text) => line(text, color)),
    `╰${edge}╯`,
  ].join('\n');
}
