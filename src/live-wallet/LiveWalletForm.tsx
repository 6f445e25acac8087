import type { LiveWalletProps } from './LiveWallet';
import { LiveWalletDialog } from './LiveWalletDialog';
import { LiveWalletLink } from './LiveWalletLink';
import { NameForm } from './NameForm';

interface LiveWalletFormProps extends LiveWalletProps {
  /** The label of the field for the name of the business. */
  nameLabel: string;
}

/** The live wallet with a field for the name beside the link that opens it. */
export function LiveWalletForm({ nameLabel, labels, ...link }: LiveWalletFormProps) {
  return (
    <>
      <NameForm label={nameLabel}>
        <LiveWalletLink labels={labels} {...link} />
      </NameForm>
      {/* Not in the form: React events of the dialog would bubble to it through the portal. */}
      <LiveWalletDialog labels={labels} page={link.vertical ?? 'home'} />
    </>
  );
}
