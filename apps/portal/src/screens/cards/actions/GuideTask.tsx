import { useState } from 'react';
import type { CardGuide } from '@forecourt/api-client';
import { useCardGuide } from '@forecourt/api-client/react';
import {
  Button,
  CardFacts,
  Cluster,
  ConfirmDialog,
  InlineMessage,
  Link,
  Stack,
} from '@forecourt/ui';
import { ASSIGNEE_OF_TYPE } from '@forecourt/validation';
import { href } from '../../../addresses/href.ts';
import { useAction } from '../../../app/useAction.ts';
import { useWhen } from '../../../app/useWhen.ts';
import { useSentText, useText } from '../../../messages/text.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { TaskFailure } from './TaskFailure.tsx';
import type { TaskProps } from './TaskProps.ts';

interface GuideProps extends Pick<TaskProps, 'card'> {
  readonly guide: CardGuide;
}

/** Confirms revoking every link to the guide. */
function Revoke({ card, guide }: GuideProps) {
  const text = useText();
  const { last4 } = card;
  const revoke = useAction('revokeCardGuide', text('cardTask.guide.revoked', { last4 }));
  const [isOpen, setOpen] = useState(false);
  const send = async () => {
    if (await revoke.run({ params: { cardId: card.cardId } })) setOpen(false);
  };
  return (
    <>
      <Button variant="danger" onPress={() => setOpen(true)}>
        {text('cardTask.guide.revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text('cardTask.guide.revoke.title', { last4 })}
        confirmLabel={text('cardTask.guide.revoke.confirm')}
        cancelLabel={text('cardTask.guide.revoke.keep')}
        isPending={revoke.isPending}
        onConfirm={() => void send()}
        onCancel={() => setOpen(false)}
        fields={<TaskFailure failure={revoke.failure} />}
      >
        {text('cardTask.guide.revoke.why', { name: guide.driver?.name ?? '' })}
      </ConfirmDialog>
    </>
  );
}

/** The recipient, and the status of the last link sent. */
function GuideFacts({ guide: { driver, link } }: Pick<GuideProps, 'guide'>) {
  const text = useText();
  const when = useWhen();
  const formatOr = (instant: string | null, none: string) =>
    instant === null ? none : when(instant);
  const recipientFacts = driver && {
    title: text('cardTask.guide.to'),
    facts: [
      { label: text('card.fact.name'), value: driver.name },
      {
        label: text('timeline.field.mobile'),
        value:
          driver.mobileEnding && text('cardTask.guide.mobile', { ending: driver.mobileEnding }),
      },
      {
        label: text('cardTask.guide.language'),
        value: text(`cardTask.guide.language.${driver.language}`),
      },
    ],
  };
  const linkFacts = link && {
    title: text('cardTask.guide.link'),
    facts: [
      {
        label: text('cardTask.guide.by'),
        value: link.requestedBy ?? text('cardTask.guide.by.driver'),
      },
      {
        label: text('cardTask.guide.sent'),
        value: formatOr(link.sentAt, text('cardTask.guide.sending')),
      },
      {
        label: text('cardTask.guide.opened'),
        value: formatOr(link.openedAt, text('cardTask.guide.unopened')),
      },
      { label: text('cardTask.guide.until'), value: when(link.expiresAt) },
    ],
  };
  return <CardFacts groups={[recipientFacts, linkFacts].filter((group) => group !== null)} />;
}

/** Explains that there is no driver to text, and links to assigning one. */
function NoDriver({ card: { cardId, cardType } }: Pick<TaskProps, 'card'>) {
  const text = useText();
  const isVehicle = ASSIGNEE_OF_TYPE[cardType] === 'vehicle';
  return (
    <InlineMessage
      tone="warn"
      title={text(isVehicle ? 'cardTask.guide.vehicle' : 'cardTask.guide.noDriver')}
      action={
        isVehicle ? undefined : (
          <Link href={href('editCard', { cardId })}>{text('cardTask.guide.assign')}</Link>
        )
      }
    >
      {text(isVehicle ? 'cardTask.guide.vehicle.why' : 'cardTask.guide.noDriver.why')}
    </InlineMessage>
  );
}

/** Texts a card guide to the card's driver, and revokes links already sent. */
export function GuideTask({ card, onBack }: TaskProps) {
  const text = useText();
  const translate = useSentText();
  const guide = useCardGuide(card.cardId);
  const name = guide.data?.driver?.name ?? '';
  const sending = useAction('textCardGuide', text('cardTask.guide.done', { name }));
  if (!guide.data) return <NotLoaded query={guide} subject={text('cardTask.guide.what')} />;
  const { driver, link, refusal } = guide.data;
  const disabledReason = refusal && translate(refusal.key, refusal.params);
  return (
    <Stack gap={16}>
      <p>{text('cardTask.guide.about')}</p>
      <GuideFacts guide={guide.data} />
      {driver === null && <NoDriver card={card} />}
      {driver && disabledReason && link === null && (
        <InlineMessage tone="warn">{disabledReason}</InlineMessage>
      )}
      {link && <p>{text('cardTask.guide.again')}</p>}
      <TaskFailure failure={sending.failure} />
      <Cluster gap={8}>
        <Button
          variant="primary"
          isPending={sending.isPending}
          disabledReason={disabledReason}
          onPress={() => void sending.send({ params: { cardId: card.cardId }, body: {} })}
        >
          {text(link ? 'cardTask.guide.sendAgain' : 'cardTask.guide.send')}
        </Button>
        {link && <Revoke card={card} guide={guide.data} />}
        <Button variant="quiet" onPress={onBack}>
          {text('cardTask.guide.back')}
        </Button>
      </Cluster>
    </Stack>
  );
}
