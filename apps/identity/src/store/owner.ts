import { sql } from 'kysely';

/** Who has a factor, a password or a sign-in: a person of an issuer. */
export interface Owner {
  readonly issuer: string;
  readonly subject: string;
}

/** What holds for rows that are a person's. */
export const ownedBy = ({ issuer, subject }: Owner) =>
  sql<boolean>`issuer = ${issuer} AND subject = ${subject}`;
