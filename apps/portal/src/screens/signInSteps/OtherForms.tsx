import { Button } from '@forecourt/ui/button';
import { Cluster } from '@forecourt/ui/cluster';
import { useText } from '../../messages/text.ts';
import type { FlowForm, FlowPage } from '../../session/signInFlowPage.ts';
import type { Steps } from './useSteps.ts';

export interface OtherFormsProps {
  readonly page: FlowPage;
  readonly shown: FlowForm;
  readonly steps: Steps;
  readonly onChoose: (form: FlowForm) => void;
}

/** Alternatives to the current form: other ways, or skipping it for now. [AUTH-23] */
export function OtherForms({ page, shown, steps, onChoose }: OtherFormsProps) {
  const text = useText();
  const ways = page.forms.filter(
    (form) => form !== shown && form.name.startsWith('select-authenticator-'),
  );
  const canSkip = page.forms.some(({ name }) => name === 'skip');
  if (ways.length === 0 && !canSkip) return null;
  return (
    <Cluster>
      {ways.map((form) => (
        <Button
          key={form.name}
          variant="quiet"
          isDisabled={steps.isWorking}
          onPress={() => onChoose(form)}
        >
          {text('signInStep.otherWay')}
        </Button>
      ))}
      {canSkip && (
        <Button
          variant="quiet"
          isDisabled={steps.isWorking}
          onPress={() => void steps.submit('skip', {})}
        >
          {text('signInStep.skip')}
        </Button>
      )}
    </Cluster>
  );
}
