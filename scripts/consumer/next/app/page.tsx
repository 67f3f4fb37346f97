import { Avatar } from '@forecourt/ui/avatar';
import { Badge } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { CardFacts } from '@forecourt/ui/card-facts';
import { InlineMessage } from '@forecourt/ui/inline-message';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { Link } from '@forecourt/ui/link';
import { Section } from '@forecourt/ui/section';
import { Stack } from '@forecourt/ui/stack';
import { TextField } from '@forecourt/ui/text-field';

/** A server component; components with state are client components by their own directive. */
export default function Page() {
  return (
    <Section title="Cards">
      <Stack>
        <InlineMessage tone="info">Two cards wait for their delivery.</InlineMessage>
        <Avatar firstName="Ana" lastName="Haddad" />
        <Badge>3</Badge>
        <KeyValueList items={[{ term: 'Unit', value: '204' }]} />
        <CardFacts groups={[{ title: 'Card', facts: [{ label: 'Ends in', value: '4410' }] }]} />
        <TextField label="Name on card" />
        <Button>Order cards</Button>
        <Link href="/orders">Orders</Link>
      </Stack>
    </Section>
  );
}
