import { correction, generate } from 'lean-qr/nano';
import type { LiveWallet } from '../../model/derive/live-wallet-data';
import { draw } from '../../model/derive/qr-path';
import type { Wallet } from '../../pass/design';
import { Button } from '../../ui/Button';
import { QrImage } from '../../ui/QrImage';
import type { Issuing } from '../data';
import styles from './AddToWallet.module.css';
import { type Signed, useIssued } from './issue-pass';

interface IssueProps {
  words: LiveWallet['words']['take']['pass'];
  issuing: Issuing;
  wallet: Wallet;
  design: Signed;
}

const isPhone = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** The pass itself: as a file where it is only tried out, else a badge, or a code for the phone. */
export function Issue({ words, issuing, wallet, design }: IssueProps) {
  const { issued, problem, isPending, ask } = useIssued(design);
  const isTest = issuing === 'test';
  const toScan = !isTest && !isPhone();
  const refusals: Record<string, string> = { 422: words.name, 429: words.busy };

  const press = async () => {
    if (isPending) return;
    const address = (await ask())?.[wallet];
    if (!address || toScan) return;
    if (isTest) save(address);
    else location.assign(address);
  };

  return (
    <div className={styles.issue} data-issue={toScan && issued ? 'code' : issuing}>
      {isTest || toScan ? (
        <Button size="small" aria-busy={isPending} onClick={press}>
          {isTest ? words.file : words.phone}
        </Button>
      ) : (
        <button type="button" className={styles.badge} aria-busy={isPending} onClick={press}>
          <img src={`/passes/badge/${wallet}.svg`} alt={words[wallet]} />
        </button>
      )}
      {toScan && issued && <Scan address={issued[wallet]} />}
      <p role="status" data-problem={problem}>
        {isPending && words.making}
        {problem && (refusals[problem] ?? words.failed)}
        {!isPending && !problem && (isTest ? words.test : toScan && issued && words.scan)}
      </p>
    </div>
  );
}

/** Under the quiet margin that a scanner needs. */
function Scan({ address }: { address: string }) {
  const link = new URL(address, location.href).href;
  return (
    <div className={styles.code}>
      <QrImage {...draw(generate(link, { minCorrectionLevel: correction.L }))} />
    </div>
  );
}

/** Stays on the page, also if the file does not come. */
function save(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
