import { Button } from '@forecourt/ui/button';
import { Cluster } from '@forecourt/ui/cluster';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { useText } from '../messages/text.ts';
import type { FormDraft } from './useFormDraft.ts';
import { useWhen } from './useWhen.ts';

/** Offers to resume a saved draft; renders nothing if there is none. */
export function DraftOffer({ draft }: { readonly draft: FormDraft }) {
  const text = useText();
  const when = useWhen();
  const { offer, resume, dismiss } = draft;
  if (!offer) return null;
  return (
    <InlineMessage
      tone="info"
      isLive
      title={text('draft.title')}
      action={
        <Cluster gap={8}>
          <Button size="compact" variant="primary" onPress={resume}>
            {text('draft.resume')}
          </Button>
          <Button size="compact" onPress={dismiss}>
            {text('draft.dismiss')}
          </Button>
        </Cluster>
      }
    >
      {text('draft.text', { at: when(offer.savedAt) })}
    </InlineMessage>
  );
}
