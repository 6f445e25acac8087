import { useCallback, useEffect, useRef, useState } from 'react';
import { passColorVars } from '../pass/colors';
import { type Design, findUse } from '../pass/design';
import { LockScreen } from '../ui/pass/LockScreen';
import { Controls } from './controls/Controls';
import styles from './Dialog.module.css';
import { ExportActions } from './export/ExportActions';
import { LiveRegion, useAnnouncement, useDebouncedAnnouncement } from './LiveRegion';
import type { Logo } from './logo';
import { BrandAvatar } from './preview/BrandAvatar';
import { Preview } from './preview/Preview';
import shared from './shared.module.css';
import { resetDesign, setLogo, updateDesign } from './store';
import { Timeline } from './timeline/Timeline';
import { useMomentIndex } from './timeline/useMomentIndex';
import { useDeferredDesign } from './useDeferredDesign';
import type { LiveWalletResponse } from './useLiveWalletData';

interface PassEditorProps {
  data: LiveWalletResponse;
  design: Design;
  logo: Logo | undefined;
}

/** The content of the dialog: preview, controls, timeline and export. */
export function PassEditor({ data, design, logo }: PassEditorProps) {
  const { labels, uses, colors } = data;
  const { moments, title } = findUse(uses, design);
  const [isFlipped, setFlipped] = useState(false);
  const [announcement, announce] = useAnnouncement();
  const momentIndex = useMomentIndex(moments, announce);
  const deferred = useDeferredDesign(data, design, logo, momentIndex.index);
  const { use, moment, front } = deferred;
  const nameField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // On a touch screen, focus would open the keyboard over half of the pass.
    if (matchMedia('(pointer: fine)').matches) nameField.current?.focus();
  }, []);

  const colorName = colors.find(({ value }) => value === deferred.color)?.name ?? deferred.color;
  const summary = [front.name, use.name, colorName, labels.wallet[front.wallet]].join(', ');
  useDebouncedAnnouncement(summary, announce);

  const flip = useCallback(() => setFlipped((flipped) => !flipped), []);

  const changeDesign = (change: Partial<Design>) => {
    if (change.use) momentIndex.goToFirst();
    else momentIndex.leaveExpired();
    updateDesign(change);
  };

  const changeLogo = (chosen: Logo | undefined) => {
    momentIndex.leaveExpired();
    setLogo(chosen);
  };

  const reset = () => {
    momentIndex.goToFirst();
    resetDesign();
    announce(labels.resetDone);
    nameField.current?.focus();
  };

  const { name } = front;
  const avatar = <BrandAvatar name={name} logo={logo} background={front.colors.background} />;
  return (
    <>
      <Preview
        labels={labels}
        front={front}
        back={use.back}
        wallet={design.wallet}
        isFlipped={isFlipped}
        onFlip={flip}
      />
      <div className={`${shared.column} ${styles.panel}`}>
        <Controls
          data={data}
          design={design}
          onDesignChange={changeDesign}
          logo={logo}
          onLogoChange={changeLogo}
          nameField={nameField}
        />
        <Timeline
          labels={labels.timeline}
          title={title}
          moments={moments}
          index={momentIndex.index}
          onIndexChange={momentIndex.goTo}
        />
        <LockScreen
          day={moment.day}
          time={moment.time}
          notification={{ icon: avatar, name, text: moment.notification }}
          style={passColorVars(front.colors)}
        />
        <ExportActions
          data={data}
          design={deferred.design}
          color={deferred.color}
          pass={{ front, back: use.back, isFlipped }}
          moment={moment.name}
        >
          <button type="button" className={shared.textButton} onClick={reset}>
            {labels.reset}
          </button>
        </ExportActions>
        <LiveRegion announcement={announcement} className="visually-hidden" />
      </div>
    </>
  );
}
