import { useParams } from 'react-router';
import { USER_SORTS } from '@forecourt/api-client';
import { ROLES, USER_STATES } from '@forecourt/validation';
import { href } from '../../addresses/href.ts';
import { anyText, direction, oneOf, useFilterAddress } from '../lists/useFilterAddress.ts';

const FILTERS = {
  q: anyText,
  role: oneOf(ROLES),
  state: oneOf(USER_STATES),
  sort: oneOf(USER_SORTS),
  direction,
};

/** Filters, sort, and the open user and tab live in the address. */
export function useUsersAddress() {
  const { userId = null } = useParams();
  return useFilterAddress(FILTERS, {
    id: userId,
    hrefOf: (id) => (id === null ? href('manageUsers') : href('user', { userId: id })),
  });
}
export type UsersAddress = ReturnType<typeof useUsersAddress>;
