import { useVisitor, type Visitor } from '../live-wallet/on-page/useVisitor';
import { VisitorPass } from '../live-wallet/on-page/VisitorPass';
import { formatMessage } from '../model/derive/format-message';
import { passColorVars } from '../pass/colors';
import { findVertical } from '../pass/design';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Notification } from '../ui/Notification';
import { BrandAvatar } from '../ui/pass/BrandAvatar';
import { type ShownPass, StepsTicket, type StepsTicketProps } from './StepsTicket';

interface VisitorStepsProps extends StepsTicketProps {
  /** The vertical of the page, if it has one. */
  vertical?: string;
}

/** The three steps; with a design, they show the visitor's pass. */
export function VisitorSteps({ vertical, ...sample }: VisitorStepsProps) {
  const visitor = useVisitor();
  if (!visitor) return <StepsTicket {...sample} />;
  return (
    <ErrorBoundary fallback={() => <StepsTicket {...sample} />}>
      <StepsOf visitor={visitor} vertical={vertical} sample={sample} />
    </ErrorBoundary>
  );
}

interface StepsOfProps {
  visitor: Visitor;
  vertical: string | undefined;
  sample: StepsTicketProps;
}

function StepsOf({ visitor, vertical: pageVertical, sample }: StepsOfProps) {
  const { data, design, name, logo, colors } = visitor;
  // The page of a vertical keeps its own steps.
  const verticalsWithSteps = data.verticals.filter(({ steps }) => steps);
  const vertical = findVertical(verticalsWithSteps, { vertical: pageVertical ?? design.vertical });
  const withName = (text: string) => formatMessage(text, { name });
  const { create, send, use } = data.labels.alt;
  const shown: ShownPass = {
    pass: <VisitorPass visitor={visitor} vertical={vertical} />,
    notification: vertical.steps && (
      <div style={passColorVars(colors)}>
        <Notification
          business={{ name }}
          logo={logo && <BrandAvatar name={name} logo={logo} background={colors.background} />}
          {...vertical.steps.notification}
        />
      </div>
    ),
    messages: vertical.steps?.messages.map(withName) ?? [],
    hint: vertical.steps?.hint,
    alt: { create: withName(create), send: withName(send), use: withName(use) },
    colors: passColorVars(colors),
  };
  return <StepsTicket {...sample} shown={shown} />;
}
