import { useEffect, useRef } from 'react';
import { type Design, findVertical } from '../pass/design';
import type { Logo } from '../pass/logo';
import { Controls } from './controls/Controls';
import styles from './Dialog.module.css';
import { ExportActions } from './export/ExportActions';
import { LiveRegion, useAnnouncement, useDebouncedAnnouncement } from './LiveRegion';
import { Preview } from './preview/Preview';
import { PreviewControls } from './preview/PreviewControls';
import { ResetButton } from './ResetButton';
import shared from './shared.module.css';
import { lastActiveMoment, momentChange } from './timeline/moments';
import { Timeline } from './timeline/Timeline';
import { useMomentIndex } from './timeline/useMomentIndex';
import { useDeferredDesign } from './useDeferredDesign';
import type { LiveWalletResponse } from './useLiveWalletData';
import { usePassChanges } from './usePassChanges';

interface PassEditorProps {
  data: LiveWalletResponse;
  /** ID of the page behind the dialog. */
  page: string;
  design: Design;
  logo: Logo | undefined;
}

/** The content of the dialog: preview, controls, timeline and export. */
export function PassEditor({ data, page, design, logo }: PassEditorProps) {
  const { labels, verticals, colors } = data;
  const { moments, title } = findVertical(verticals, design);
  const [announcement, announce] = useAnnouncement();
  const timeline = useMomentIndex(moments, announce);
  const { index, isPlaying, togglePlaying, goTo } = timeline;
  const changes = usePassChanges(data, timeline, announce);
  const deferred = useDeferredDesign(data, design, logo, index);
  const { vertical, moment, front, frontAt } = deferred;
  const nameField = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On a touch screen, focus would open the keyboard over half of the pass.
    if (matchMedia('(pointer: fine)').matches) nameField.current?.focus();
  }, []);

  const colorName = colors.find(({ value }) => value === deferred.color)?.name ?? deferred.color;
  const summary = [front.name, vertical.name, colorName, labels.wallet[front.wallet]].join(', ');
  useDebouncedAnnouncement(summary, announce);

  const togglePlayback = () => {
    // A very small window shows either the message or this button.
    if (!isPlaying) message.current?.scrollIntoView({ block: 'nearest' });
    togglePlaying();
  };

  // While the timeline plays, the visitor has not selected the expired pass.
  const savedMoment =
    isPlaying && front.state.isExpired ? lastActiveMoment(vertical.moments) : moment;
  return (
    <>
      <Preview
        labels={labels}
        front={front}
        back={vertical.back}
        moment={moment}
        isFlipped={changes.isFlipped}
        message={message}
      />
      <div className={styles.scroller}>
        <PreviewControls
          labels={labels}
          wallet={design.wallet}
          colors={front.colors}
          isFlipped={changes.isFlipped}
          onFlip={changes.flip}
        />
        <div className={`${shared.column} ${styles.panel}`}>
          {/* The key removes the error of a logo. */}
          <Controls
            key={changes.resetCount}
            data={data}
            design={design}
            onDesignChange={changes.changeDesign}
            logo={logo}
            onLogoChange={changes.changeLogo}
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
            pass={{
              front: frontAt(savedMoment),
              back: vertical.back,
              isFlipped: changes.isFlipped,
            }}
            moment={savedMoment.name}
            visibleMoment={{ name: moment.name, change: momentChange(vertical.moments, moment) }}
          >
            <ResetButton labels={labels} onReset={changes.reset} />
          </ExportActions>
          <LiveRegion announcement={announcement} className="visually-hidden" />
        </div>
      </div>
    </>
  );
}
