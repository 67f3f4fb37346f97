import { useState, type FormEvent } from 'react';
import { useMutation, useQuery } from '@forecourt/api-client/react';
import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Cluster } from '@forecourt/ui/cluster';
import { Columns } from '@forecourt/ui/columns';
import { formatDay, formatDayAndTime } from '@forecourt/ui/format';
import { ButtonLink } from '@forecourt/ui/link';
import { Page } from '@forecourt/ui/page';
import { Section } from '@forecourt/ui/section';
import { Stack } from '@forecourt/ui/stack';
import { Surface } from '@forecourt/ui/surface';
import { Problem } from '../../app/Problem.tsx';
import { href } from '../../addresses/href.ts';
import { useNow } from '../../app/useNow.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { useText } from '../../messages/text.ts';
import { NotLoaded } from '../cards/NotLoaded.tsx';

interface AcceptFormProps {
  readonly version: string;
  /** Called if there is a newer version by now. */
  readonly onSuperseded: () => void;
}

function AcceptForm({ version, onSuperseded }: AcceptFormProps) {
  const text = useText();
  const accept = useMutation('saveTermsAcceptance');
  const [isAccepted, setAccepted] = useState(false);
  const [problem, setProblem] = useState<'missing' | 'failed' | 'superseded' | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isAccepted) return setProblem('missing');
    if (accept.isPending) return;
    const result = await accept.send({ body: { version, isAccepted: true } });
    if (result.ok) return;
    if (result.failure.errorCode !== 'terms.superseded') return setProblem('failed');
    // no one accepts what they have not been shown
    setAccepted(false);
    setProblem('superseded');
    onSuperseded();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={16}>
        <Problem>{problem && text(`terms.${problem}`)}</Problem>
        <Checkbox
          isSelected={isAccepted}
          onChange={(isChosen) => {
            setAccepted(isChosen);
            setProblem(null);
          }}
        >
          {text('terms.accept')}
        </Checkbox>
        <Cluster>
          <ButtonLink href={href('logout')}>{text('terms.signOut')}</ButtonLink>
          <Button type="submit" variant="primary" isPending={accept.isPending}>
            {text('terms.acceptNow')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** The terms and conditions, and a form to accept them if still needed. [SCREEN-49, GW-49] */
export function Component() {
  const text = useText();
  const now = useNow();
  const query = useQuery('getTerms', {});
  usePageTitle(text('terms.title'));
  if (!query.data) return <NotLoaded query={query} subject={text('terms.what')} shape="block" />;
  const { terms, isAccepted, acceptances } = query.data;
  const accepted = acceptances.find(({ version }) => version === terms.version);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Page
      title={terms.title}
      subtitle={text('terms.subtitle', {
        version: terms.version,
        day: formatDay(terms.effectiveOn, 'medium'),
      })}
    >
      <Columns
        aside={
          <Surface>
            {isAccepted && accepted ? (
              <p>
                {text('terms.accepted', { at: formatDayAndTime(accepted.acceptedAt, zone, now) })}
              </p>
            ) : (
              <AcceptForm version={terms.version} onSuperseded={query.retry} />
            )}
          </Surface>
        }
      >
        {terms.sections.map(({ heading, paragraphs }) => (
          <Section key={heading} title={heading}>
            <Stack gap={12}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Stack>
          </Section>
        ))}
      </Columns>
    </Page>
  );
}
