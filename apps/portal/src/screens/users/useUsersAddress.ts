import { useNavigate, useParams } from 'react-router';
import { USER_SORTS } from '@forecourt/api-client';
import { ROLES, USER_STATES } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { knownValue, useListAddress } from '../lists/useListAddress.ts';

const NAMES = ['q', 'role', 'state', 'sort', 'direction', 'tab'] as const;

/** Filters, sort, the open user and their tab live in the address. */
export function useUsersAddress() {
  const { userId = null } = useParams();
  const navigate = useNavigate();
  const { values, set, search } = useListAddress(NAMES);
  const q = values.q ?? '';
  const role = knownValue(ROLES, values.role);
  const state = knownValue(USER_STATES, values.state);
  const sort = knownValue(USER_SORTS, values.sort);
  const direction = knownValue(['asc', 'desc'], values.direction);
  return {
    userId,
    tab: values.tab,
    filters: {
      ...(q === '' ? {} : { q }),
      ...(role ? { role } : {}),
      ...(state ? { state } : {}),
      ...(sort ? { sort } : {}),
      ...(direction ? { direction } : {}),
    },
    set,
    open: (id: string) =>
      void navigate(href('user', { userId: id }) + search, {
        replace: userId !== null,
        preventScrollReset: true,
      }),
    close: () => void navigate(href('manageUsers') + search, { preventScrollReset: true }),
  };
}
export type UsersAddress = ReturnType<typeof useUsersAddress>;
