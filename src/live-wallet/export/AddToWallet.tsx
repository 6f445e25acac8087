import { correction, generate } from 'lean-qr/nano';
import { lazy, Suspense, useEffect } from 'react';
import { formatMessage } from '../../model/derive/format-message';
import type { LiveWalletData } from '../../model/derive/live-wallet-data';
import { qrPath } from '../../model/derive/qr-path';
import type { Design, Wallet } from '../../pass/design';
import { normalizeName, toFileName } from '../../pass/name';
import { Button } from '../../ui/Button';
import { QrImage } from '../../ui/QrImage';
import shared from '../shared.module.css';
import type { SigningMode } from '../useLiveWalletData';
import styles from './AddToWallet.module.css';
import { downloadUrl } from './download';
import { useIssuedPass } from './useIssuedPass';

/** Loaded only with an issued pass. */
const SendMoment = lazy(() =>
  import('../updates/SendMoment').then(
    ({ SendMoment }) => ({ default: SendMoment }),
    () => ({ default: () => null }),
  ),
);

export interface AddToWalletProps {
  labels: LiveWalletData['labels']['export']['addToWallet'];
  signingMode: SigningMode;
  design: Design;
  /** The color of the design, or of its vertical. */
  color: string;
  /** The name on the pass. */
  business: string;
  /** The visible moment of the timeline, and the ID of the change that sends it to a phone, if passes change. */
  moment: { name: string; change: string } | undefined;
  announce: (text: string) => void;
}

/** Of the files in test mode. */
const fileTypes: Record<Wallet, string> = { apple: 'pkpass', google: 'jwt' };

const isTouchDevice = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/**
 * In test mode, a download. Otherwise the wallet's badge on phones, and a QR code on other devices.
 */
export function AddToWallet(props: AddToWalletProps) {
  const { labels, signingMode, design, color, business, moment, announce } = props;
  const { vertical, wallet, name } = design;
  const { issuedPass, error, isPending, issue } = useIssuedPass({
    vertical,
    name: normalizeName(name),
    color,
  });
  const isTest = signingMode === 'test';
  const file = `${toFileName(business)}.${fileTypes[wallet]}`;
  const showsQrCode = !isTest && !isTouchDevice();
  const errorLabels: Record<string, string> = {
    422: labels.nameRejected,
    429: labels.tooManyRequests,
  };

  // A confirmation must not outlast its button.
  useEffect(() => () => announce(''), [announce]);

  const add = async () => {
    if (isPending) return;
    announce('');
    const url = (await issue())?.[wallet];
    // Otherwise the result of an action in the meantime would hide the error.
    if (!url) return announce('');
    if (showsQrCode) return;
    if (!isTest) return location.assign(url);
    downloadUrl(url);
    announce(`${formatMessage(labels.testSaved, { file })} ${labels.testNote[wallet]}`);
  };

  return (
    <>
      {isTest || showsQrCode ? (
        <Button size="small" appearance="outline" aria-busy={isPending} onClick={add}>
          {isTest ? labels.downloadTest : labels.showCode}
        </Button>
      ) : (
        <button type="button" className={styles.badge} aria-busy={isPending} onClick={add}>
          <img src={`/passes/badge/${wallet}.svg`} alt={labels[wallet]} />
        </button>
      )}
      <div
        className={`${shared.row} ${shared.statusRow}`}
        data-signing={showsQrCode && issuedPass ? 'code' : signingMode}
      >
        {showsQrCode && issuedPass && <ScanCode url={issuedPass[wallet]} />}
        <p role="status" className={styles.status} data-error={error}>
          {isPending && labels.signing}
          {error && (errorLabels[error] ?? labels.failed)}
          {!isPending &&
            !error &&
            (isTest ? labels.testNote[wallet] : showsQrCode && issuedPass && labels.scan)}
        </p>
      </div>
      {issuedPass && moment && (
        <Suspense>
          <SendMoment key={issuedPass.serial} pass={issuedPass} moment={moment} />
        </Suspense>
      )}
    </>
  );
}

function ScanCode({ url }: { url: string }) {
  const { href } = new URL(url, location.href);
  return (
    <div className={styles.code}>
      <QrImage {...qrPath(generate(href, { minCorrectionLevel: correction.L }))} />
    </div>
  );
}
