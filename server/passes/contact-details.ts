import { toPlainForm } from './plain-form.ts';

/** Full stops of other scripts, and what looks like one. */
const dots = /[܁܂꘎𐩐۔።᠃᙮⸳]/gu;
/** Dashes that Unicode counts as letters. */
const letterDashes = 'ーㅡ';
const separator = `[\\s\\p{Pd}\\p{Ps}\\p{Pe}\\p{Pc}${letterDashes}.·•∙⋅ꞏ‧・−⁃]`;

const contactDetails = [
  // Email and web addresses
  /@|:\/\/|\bwww\./i,
  /\.(?:com|net|org|info|biz|gov|app|io)\b/i,
  /\p{L}[\p{L}\p{M}\p{N}-]*\.\p{L}[\p{L}\p{M}\p{N}-]/u,
  /[\p{L}\p{N}]。[a-z]{2}/iu,
  // Addresses with a scheme
  /\b(?:tel|sms|mailto|https?|ftp|sip|callto|facetime|whatsapp|skype|geo):/i,
  // Phone numbers
  new RegExp(`(?:\\p{Nd}${separator}{0,3}){6}`, 'u'),
  new RegExp(`(?:\\p{Nd}(?:[^\\p{L}\\p{N}]|[${letterDashes}]){0,3}){7}`, 'u'),
];

/** Whether a name contains an email address, a web address or a phone number, in any script. */
export function hasContactDetails(name: string): boolean {
  const text = toPlainForm(name).normalize('NFKC').replace(dots, '.');
  return contactDetails.some((pattern) => pattern.test(text));
}
