import type { PassField } from '../model/schema/pass';
import { QrCode } from './QrCode';
import styles from './TornPass.module.css';

interface TornPassProps {
  /** The SVG element. */
  logo: string;
  title: string;
  product: string;
  header: PassField;
  fields: PassField[];
  code: string;
}

/** The torn edge of the printed side and of the white paper next to it. Relative coordinates compress better. */
const edge =
  'L678 0l20 14-17 14-4 14 11 14-7 14-6 14 8 14-2 14-7 14 2 14-3 14 2 14-16 14 2 14 6 14-2 14-18 14 14 14-7 14 9 14-5 14-18 14 7 14 8 14-7 14-3 14-4 14 6 14-2 14-14 14-3 14 10 14-14 14-6 14 2 14 1 14-5 14 13 14-11 14 3 14';
const leftPaper =
  'L694 0l15 14-15 14-3 14 11 14-7 14-8 14 12 14-7 14-5 14 2 14-1 14 4 14-19 14 0 14 7 14-2 14-18 14 15 14-8 14 10 14-4 14-21 14 11 14 6 14-5 14-4 14-4 14 5 14-2 14-13 14-1 14 6 14-12 14-8 14 4 14-1 14-5 14 13 14-8 14 3 14';
const rightPaper =
  'L666 0l16 14-12 14-6 14 12 14-6 14-12 14 13 14-5 14-4 14 0 14-4 14 5 14-21 14 3 14 6 14-2 14-18 14 14 14-4 14 11 14-6 14-17 14 7 14 4 14-4 14-6 14-3 14 5 14 1 14-18 14 1 14 9 14-17 14-2 14 0 14 4 14-10 14 14 14-13 14 9 14';

/** A pass torn in two: both halves draw the whole face, clipped at the torn edge. */
export function TornPass(props: TornPassProps) {
  return (
    <svg className={styles.torn} viewBox="0 0 1280 640" aria-hidden="true">
      <defs>
        <clipPath id="card">
          <rect width="1120" height="560" rx="36" />
        </clipPath>
        <clipPath id="left-half">
          <path d={`M0 0${edge}L0 560z`} />
        </clipPath>
        <clipPath id="right-half">
          <path d={`M1120 0${edge}L1120 560z`} />
        </clipPath>
        <g id="face">
          <Face {...props} />
        </g>
      </defs>
      <g className={styles.half}>
        <g transform="translate(-4 32) rotate(-1.5)">
          <g clipPath="url(#card)">
            <path className={styles.paper} d={`M0 0${leftPaper}L0 560z`} />
            <use href="#face" clipPath="url(#left-half)" />
          </g>
        </g>
      </g>
      <g className={styles.half}>
        <g transform="translate(136 38) rotate(7 900 280)">
          <g clipPath="url(#card)">
            <path className={styles.paper} d={`M1120 0${rightPaper}L1120 560z`} />
            <use href="#face" clipPath="url(#right-half)" />
          </g>
        </g>
      </g>
    </svg>
  );
}

function Face({ logo, title, product, header, fields, code }: TornPassProps) {
  return (
    <>
      <rect fill="var(--base)" width="1120" height="560" />
      <g
        transform="translate(44 40) scale(1.15)"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: loadBrand allows only shapes.
        dangerouslySetInnerHTML={{ __html: logo }}
      />
      <text className={styles.value} x="90" y="67">
        {product}
      </text>
      <g textAnchor="end">
        <Field x={1076} y={52} {...header} />
      </g>
      <text className={styles.title} x="26" y="426">
        {title}
      </text>
      {fields.map((field, index) => (
        <Field key={field.label} x={44 + index * 256} y={486} {...field} />
      ))}
      <rect x="904" y="370" width="162" height="162" rx="18" fill="var(--white)" />
      <svg x="920" y="386" width="130" height="130" aria-hidden="true">
        <QrCode text={code} />
      </svg>
    </>
  );
}

function Field({ x, y, label, value }: PassField & { x: number; y: number }) {
  return (
    <>
      <text className={styles.label} x={x} y={y}>
        {label}
      </text>
      <text className={styles.value} x={x} y={y + 31}>
        {value}
      </text>
    </>
  );
}
