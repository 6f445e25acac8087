import type { ReactNode } from 'react';
import type { PassContent } from '../../model/schema/pass';
import { white } from '../../pass/colors';
import type { Logo } from '../../pass/logo';
import { Field } from '../../ui/Field';
import { BrandAvatar } from '../../ui/pass/BrandAvatar';
import { FittedName } from '../../ui/pass/PassBrand';
import face from '../../ui/pass/PassFace.module.css';
import sprite from '../../ui/pass/sprite.svg?url';
import styles from './GooglePass.module.css';

interface GooglePassProps {
  name: string;
  logo?: Logo | undefined;
  art: string;
  pass: PassContent;
  changed: string[];
  code?: ReactNode;
}

/** The layout of a generic pass in Google Wallet. */
export function GooglePass({ name, logo, art, pass, changed, code }: GooglePassProps) {
  const rows = pass.primary ? [pass.primary, ...pass.fields] : pass.fields;
  const renderField = ({ label, value }: PassContent['header']) => (
    <Field
      key={label}
      label={label}
      value={value}
      data-changed={changed.includes(label) || undefined}
    />
  );
  return (
    <div className={face.pass}>
      <div className={styles.card}>
        <div className={styles.top}>
          <BrandAvatar name={name} logo={logo} background={white} />
          <FittedName name={name} />
        </div>
        <div className={styles.header}>{renderField(pass.header)}</div>
        <div className={`${face.fields} ${styles.rows}`}>{rows.map(renderField)}</div>
        <div className={styles.code}>{code}</div>
        <svg className={face.art} aria-hidden="true">
          <use href={`${sprite}#${art}`} width="100%" height="100%" />
        </svg>
      </div>
    </div>
  );
}
