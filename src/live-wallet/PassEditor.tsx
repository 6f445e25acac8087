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
import { lastActiveMoment } from './timeline/last-active-moment';
import { Timeline } from './timeline/Timeline';
import { useDeferredDesign } from './useDeferredDesign';
import type { LiveWalletResponse } from './useLiveWalletData';

interface PassEditorProps {
  data: LiveWalletResponse;
  design: Design;
  logo: Logo | undefined;
}

/** The content of the dialog: preview, controls, timeline and export. */
export function PassEditor({ data, design: currentDesign, logo }: PassEditorProps) {
  const { labels, colors, demo, signingMode } = data;
  const { moments, title } = findUse(data.uses, currentDesign);
  const [momentIndex, setMomentIndex] = useState(0);
  const [isFlipped, setFlipped] = useState(false);
  const [announcement, announce] = useAnnouncement();
  const nameField = useRef<HTMLInputElement>(null);
  const { design, use, color, moment, front } = useDeferredDesign(
    data,
    currentDesign,
    logo,
    momentIndex,
  );

  useEffect(() => {
    // On a touch screen, focus would open the keyboard over half of the pass.
    if (matchMedia('(pointer: fine)').matches) nameField.current?.focus();
  }, []);

  const colorName = colors.find(({ value }) => value === color)?.name ?? color;
  const summary = [front.name, use.name, colorName, labels.wallet[front.wallet]].join(', ');
  useDebouncedAnnouncement(summary, announce);

  const flip = useCallback(() => setFlipped((flipped) => !flipped), []);

  const goToMoment = useCallback(
    (index: number, isPlaying: boolean) => {
      setMomentIndex(index);
      if (isPlaying) announce(`${moments[index]?.name}. ${moments[index]?.notification}`);
    },
    [moments, announce],
  );

  /** An expired pass is gray: a change must be visible, so go back to an active moment. */
  const leaveExpiredMoment = () => {
    if (moments[momentIndex]?.state.isExpired)
      setMomentIndex(moments.indexOf(lastActiveMoment({ moments })));
  };

  const changeDesign = (change: Partial<Design>) => {
    if (change.use) setMomentIndex(0);
    else leaveExpiredMoment();
    updateDesign(change);
  };

  const changeLogo = (chosen: Logo | undefined) => {
    leaveExpiredMoment();
    setLogo(chosen);
  };

  const reset = () => {
    setMomentIndex(0);
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
        wallet={currentDesign.wallet}
        isFlipped={isFlipped}
        onFlip={flip}
      />
      <div className={`${shared.column} ${styles.panel}`}>
        <Controls
          data={data}
          design={currentDesign}
          onDesignChange={changeDesign}
          logo={logo}
          onLogoChange={changeLogo}
          nameField={nameField}
        />
        <Timeline
          labels={labels.timeline}
          title={title}
          moments={moments}
          index={momentIndex}
          onIndexChange={goToMoment}
        />
        <LockScreen
          day={moment.day}
          time={moment.time}
          message={{ mark: avatar, name, text: moment.notification }}
          style={passColorVars(front.colors)}
        />
        <ExportActions
          labels={labels.export}
          demo={demo}
          design={design}
          pass={{ front, back: use.back, isFlipped }}
          moment={moment.name}
          color={color}
          signingMode={signingMode}
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
