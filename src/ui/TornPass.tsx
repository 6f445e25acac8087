import type { PassField } from '../model/pass-schema';
import { QrCode } from './QrCode';
import styles from './TornPass.module.css';

interface TornPassProps {
  title: string;
  product: string;
  header: PassField;
  fields: PassField[];
  code: string;
}

/** The ragged edge, drawn once by hand: the printed side, and the paper that shows beside it. */
const edge =
  'L678 0L698 14L681 28L677 42L688 56L681 70L675 84L683 98L681 112L674 126L676 140L673 154L675 168L659 182L661 196L667 210L665 224L647 238L661 252L654 266L663 280L658 294L640 308L647 322L655 336L648 350L645 364L641 378L647 392L645 406L631 420L628 434L638 448L624 462L618 476L620 490L621 504L616 518L629 532L618 546L621 560';
const leftPaper =
  'L694 0L709 14L694 28L691 42L702 56L695 70L687 84L699 98L692 112L687 126L689 140L688 154L692 168L673 182L673 196L680 210L678 224L660 238L675 252L667 266L677 280L673 294L652 308L663 322L669 336L664 350L660 364L656 378L661 392L659 406L646 420L645 434L651 448L639 462L631 476L635 490L634 504L629 518L642 532L634 546L637 560';
const rightPaper =
  'L666 0L682 14L670 28L664 42L676 56L670 70L658 84L671 98L666 112L662 126L662 140L658 154L663 168L642 182L645 196L651 210L649 224L631 238L645 252L641 266L652 280L646 294L629 308L636 322L640 336L636 350L630 364L627 378L632 392L633 406L615 420L616 434L625 448L608 462L606 476L606 490L610 504L600 518L614 532L601 546L610 560';

/** A pass torn in two. Both halves hold the whole face; each shows its own side of the tear. */
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
      <g className={styles.left}>
        <g transform="translate(-4 32) rotate(-1.5)">
          <g clipPath="url(#card)">
            <path className={styles.paper} d={`M0 0${leftPaper}L0 560z`} />
            <use href="#face" clipPath="url(#left-half)" />
          </g>
        </g>
      </g>
      <g className={styles.right}>
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

function Face({ title, product, header, fields, code }: TornPassProps) {
  return (
    <>
      <rect className={styles.ground} width="1120" height="560" />
      <g transform="translate(44 40) scale(1.15)">
        <path d="M3 7.6V6a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5v1.6z" />
        <path d="M0 10.4h7.6a6.4 6.4 0 0 0 12.8 0H28V22a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" />
      </g>
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
      <rect x="904" y="370" width="162" height="162" rx="18" fill="#fff" />
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
