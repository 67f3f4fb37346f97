import { sql } from 'kysely';

/** The person, within an issuer, that a factor, password, or sign-in belongs to. */
export interface Owner {
  readonly issuer: string;
  readonly subject: string;
}

/** The condition for rows that belong to a person. */
export const ownedBy = ({ issuer, subject }: Owner) =>
  sql<boolean>`issuer = ${issuer} AND subject = ${subject}`;
