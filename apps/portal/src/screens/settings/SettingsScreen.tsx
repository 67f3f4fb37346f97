import { useQuery } from '@forecourt/api-client/react';
import { Columns } from '@forecourt/ui/columns';
import { useApp } from '../../app/App.ts';
import { Screen } from '../../app/Screen.tsx';
import { useText } from '../../messages/text.ts';
import { ActivityAside } from './ActivityAside.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { ExpressSection } from './ExpressSection.tsx';
import { FactorsSection } from './FactorsSection.tsx';
import { PasscodeSection } from './PasscodeSection.tsx';
import { QuestionSection } from './QuestionSection.tsx';
import { useProofGate } from './useProofGate.tsx';

/** Sign-in security and verbal passcode. [SCREEN-09, SCREEN-10, SCREEN-12 to SCREEN-14, FLAG-12] */
export function Component() {
  const text = useText();
  const hasFactors = useApp().flags.has('twoFactorAuthentication');
  const factors = useQuery('listFactors', {});
  const gate = useProofGate();
  const { items = [], available = [] } = factors.data ?? {};
  return (
    <Screen title={text('settings.title')} subtitle={text('settings.subtitle')}>
      <Columns aside={<ActivityAside />}>
        {hasFactors && <FactorsSection factors={factors} gate={gate} />}
        {hasFactors && factors.data && (
          <QuestionSection
            question={items.find(({ factorType }) => factorType === 'question') ?? null}
            isAvailable={available.includes('question')}
            gate={gate}
          />
        )}
        <PasscodeSection gate={gate} />
        <DevicesSection />
        <ExpressSection />
      </Columns>
      {gate.dialog}
    </Screen>
  );
}
