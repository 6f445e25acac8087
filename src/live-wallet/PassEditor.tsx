import { useEffect, useRef, useState } from 'react';
import { type Design, findUse } from '../pass/design';
import type { Logo } from '../pass/logo';
import { Controls } from './controls/Controls';
import styles from './Dialog.module.css';
import { ExportActions } from './export/ExportActions';
import { LiveRegion, useAnnouncement, useDebouncedAnnouncement } from './LiveRegion';
import { Preview } from './preview/Preview';
import { PreviewControls } from './preview/PreviewControls';
import { ResetButton } from './ResetButton';
import shared from './shared.module.css';
import { resetDesign, setLogo, updateDesign } from './store';
import { lastActiveMoment, momentChange } from './timeline/moments';
import { Timeline } from './timeline/Timeline';
import { useMomentIndex } from './timeline/useMomentIndex';
import { useDeferredDesign } from './useDeferredDesign';
import type { LiveWalletResponse } from './useLiveWalletData';

interface PassEditorProps {
  data: LiveWalletResponse;
  /** ID of the page behind the dialog. */
  page: string;
  design: Design;
  logo: Logo | undefined;
}

/** The content of the dialog: preview, controls, timeline and export. */
export function PassEditor({ data, page, design, logo }: PassEditorProps) {
  const { labels, uses, colors } = data;
  const { moments, title } = findUse(uses, design);
  const [isFlipped, setFlipped] = useState(false);
  const [resetCount, setResetCount] = useState(0);
  const [announcement, announce] = useAnnouncement();
  const { index, isPlaying, togglePlaying, goTo, leaveExpired } = useMomentIndex(moments, announce);
  const deferred = useDeferredDesign(data, design, logo, index);
  const { use, moment, front, frontAt } = deferred;
  const nameField = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On a touch screen, focus would open the keyboard over half of the pass.
    if (matchMedia('(pointer: fine)').matches) nameField.current?.focus();
  }, []);

  const colorName = colors.find(({ value }) => value === deferred.color)?.name ?? deferred.color;
  const summary = [front.name, use.name, colorName, labels.wallet[front.wallet]].join(', ');
  useDebouncedAnnouncement(summary, announce);

  const changeDesign = (change: Partial<Design>) => {
    if (change.use) goTo(0);
    else leaveExpired();
    updateDesign(change);
  };

  const changeLogo = (chosen: Logo | undefined) => {
    leaveExpired();
    setLogo(chosen);
  };

  const reset = () => {
    goTo(0);
    setFlipped(false);
    setResetCount(resetCount + 1);
    resetDesign();
    announce(labels.resetDone);
  };

  const togglePlayback = () => {
    // A very small window shows either the message or this button.
    if (!isPlaying) message.current?.scrollIntoView({ block: 'nearest' });
    togglePlaying();
  };

  // While the timeline plays, the visitor has not selected the expired pass.
  const savedMoment = isPlaying && front.state.isExpired ? lastActiveMoment(use.moments) : moment;
  return (
    <>
      <Preview
        labels={labels}
        front={front}
        back={use.back}
        moment={moment}
        isFlipped={isFlipped}
        message={message}
      />
      <div className={styles.scroller}>
        <PreviewControls
          labels={labels}
          wallet={design.wallet}
          colors={front.colors}
          isFlipped={isFlipped}
          onFlip={() => setFlipped(!isFlipped)}
        />
        <div className={`${shared.column} ${styles.panel}`}>
          {/* The key removes the error of a logo. */}
          <Controls
            key={resetCount}
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
            index={index}
            onIndexChange={goTo}
            isPlaying={isPlaying}
            onTogglePlaying={togglePlayback}
          />
          <ExportActions
            data={data}
            page={page}
            design={deferred.design}
            color={deferred.color}
            pass={{ front: frontAt(savedMoment), back: use.back, isFlipped }}
            moment={savedMoment.name}
            visibleMoment={{ name: moment.name, change: momentChange(use.moments, moment) }}
          >
            <ResetButton labels={labels} onReset={reset} />
          </ExportActions>
          <LiveRegion announcement={announcement} className="visually-hidden" />
        </div>
      </div>
    </>
  );
}
