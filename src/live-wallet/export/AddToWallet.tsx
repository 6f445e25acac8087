import { correction, generate } from 'lean-qr/nano';
import { lazy, Suspense, useEffect } from 'react';
import type { LiveWalletData } from '../../model/derive/live-wallet-data';
import { qrPath } from '../../model/derive/qr-path';
import type { Wallet } from '../../pass/design';
import { Button } from '../../ui/Button';
import { QrImage } from '../../ui/QrImage';
import shared from '../shared.module.css';
import type { SigningMode } from '../useLiveWalletData';
import styles from './AddToWallet.module.css';
import { type PassRequest, useIssuedPass } from './useIssuedPass';

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
  wallet: Wallet;
  request: PassRequest;
  /** The visible moment of the timeline, and the ID of the change that sends it to a phone. */
  moment: { name: string; change: string };
  announce: (text: string) => void;
}

const isTouchDevice = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/**
 * In test mode, a download for Apple Wallet. Otherwise the wallet's badge on phones, and a QR code on other devices.
 */
export function AddToWallet(props: AddToWalletProps) {
  const { labels, signingMode, wallet, request, moment, announce } = props;
  const { issuedPass, error, isPending, issue } = useIssuedPass(request);
  const isTest = signingMode === 'test';
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
    download(url);
    announce(`${labels.testSaved} ${labels.testNote}`);
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
        className={shared.statusRow}
        data-signing={showsQrCode && issuedPass ? 'code' : signingMode}
      >
        {showsQrCode && issuedPass && <ScanCode url={issuedPass[wallet]} />}
        <p role="status" className={styles.status} data-error={error}>
          {isPending && labels.signing}
          {error && (errorLabels[error] ?? labels.failed)}
          {!isPending &&
            !error &&
            (isTest ? labels.testNote : showsQrCode && issuedPass && labels.scan)}
        </p>
      </div>
      {issuedPass && (
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

/** Unlike a navigation, a download link keeps the page open if the request fails. */
function download(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
