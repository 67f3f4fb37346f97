import { useState } from 'react';
import type { CallFailure } from '@forecourt/api-client';
import { Button, Stack, TextArea } from '@forecourt/ui';
import { CARDLESS_CARDS_MAX, cardlessEntry, fieldIssues } from '@forecourt/validation';
import { useAction } from '../../app/useAction.ts';
import { useSentText, useText } from '../../messages/text.ts';

/** Enables vehicle cards for purchases without the card, by their last seven digits. [TXN-09] */
export function CardlessEntry() {
  const text = useText();
  const translate = useSentText();
  const entering = useAction('enterCardless', ({ cards }) =>
    text('cardless.done', {
      count: cards.length,
      cards: cards.map(({ last4 }) => `•••• ${last4}`).join(', '),
    }),
  );
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const endings = typed.split(/[\n,;]+/).flatMap((ending) => ending.trim() || []);
  const issueText = (issues: CallFailure['fields']) =>
    issues
      .map(({ path, key, params }) => {
        const ending = endings[Number(path.split('.')[1] ?? Number.NaN)];
        const reason = translate(key, params);
        return ending === undefined ? reason : text('cardless.line', { ending, reason });
      })
      .join(' · ');
  const enter = async () => {
    const parsed = cardlessEntry.safeParse({ cardEndings: endings });
    if (!parsed.success) {
      setError(issueText(fieldIssues(parsed.error)));
      return;
    }
    setError(undefined);
    const result = await entering.send({ body: { cardEndings: parsed.data.cardEndings } });
    if (!result.ok) {
      const { fields } = result.failure;
      setError(fields.length > 0 ? issueText(fields) : text('proximity.failed'));
      return;
    }
    setTyped('');
  };
  return (
    <Stack gap={16}>
      <p>{text('cardless.text', { max: CARDLESS_CARDS_MAX })}</p>
      <TextArea
        label={text('cardless.endings')}
        help={text('cardless.help')}
        value={typed}
        onChange={setTyped}
        error={error}
      />
      <div>
        <Button variant="primary" isPending={entering.isPending} onPress={() => void enter()}>
          {text('cardless.enter')}
        </Button>
      </div>
    </Stack>
  );
}
