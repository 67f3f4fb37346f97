import { useQuery } from './query.ts';

/** Maximum rows per kind. */
const FOUND_MAX = 5;
/** More than an account gets in years; they are filtered on the client. */
const INVOICES_MAX = 200;

/** Which kinds the user may search. */
interface PaletteScope {
  readonly cards: boolean;
  readonly drivers: boolean;
  readonly vehicles: boolean;
  readonly invoices: boolean;
}

/** Searches cards, drivers, vehicles, and invoices by name or number; `''` finds nothing. */
export function usePaletteSearch(search: string, scope: PaletteScope) {
  const q = search.trim();
  const options = { keepPreviousData: true };
  const request = { query: { q, limit: FOUND_MAX } };
  const cards = useQuery('listCards', q !== '' && scope.cards ? request : null, options);
  const drivers = useQuery('listDrivers', q !== '' && scope.drivers ? request : null, options);
  const vehicles = useQuery('listVehicles', q !== '' && scope.vehicles ? request : null, options);
  const invoices = useQuery(
    'listInvoices',
    q !== '' && scope.invoices ? { query: { limit: INVOICES_MAX } } : null,
  );
  const matching = (invoices.data?.items ?? []).filter(({ invoiceNumber }) =>
    invoiceNumber.toLowerCase().includes(q.toLowerCase()),
  );
  return {
    cards: q === '' ? [] : (cards.data?.items ?? []),
    drivers: q === '' ? [] : (drivers.data?.items ?? []),
    vehicles: q === '' ? [] : (vehicles.data?.items ?? []),
    invoices: q === '' ? [] : matching.slice(0, FOUND_MAX),
    isSearching: [cards, drivers, vehicles, invoices].some(({ isValidating }) => isValidating),
  };
}
