import { createRoot } from 'react-dom/client';
import { createClient } from '@forecourt/api-client';
import { ApiProvider, useCards } from '@forecourt/api-client/react';

const client = createClient({ baseUrl: location.origin, getAccessToken: () => null });

function Cards() {
  const { cards, failure } = useCards({ status: 'active' });
  if (failure) return <p>{failure.errorCode}</p>;
  return cards.map((card) => <p key={card.cardId}>{card.last4}</p>);
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ApiProvider client={client} userId="u" accountId="a">
      <Cards />
    </ApiProvider>,
  );
}
