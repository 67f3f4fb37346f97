/** Who has a factor, a password or a sign-in: a person of an issuer. */
export interface Owner {
  readonly issuer: string;
  readonly subject: string;
}
