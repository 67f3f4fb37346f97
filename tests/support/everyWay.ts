const person = (username: string, firstName: string) => ({
  subject: `00u1${username}`,
  username,
  password: 'Copper-Lantern-41',
  firstName,
  lastName: 'Ways',
  email: `${username}@ways.example`,
});

/** An additional issuer where every type of authenticator can be set up while signing in. */
export const EVERY_WAY = {
  name: 'every-way',
  clients: ['forecourt-portal'],
  sendsCodeAtOnce: true,
  enrolments: { required: [], optional: ['webauthn', 'verify', 'totp', 'question', 'phone'] },
  users: [person('keyholder', 'Kea'), person('approver', 'Abe')],
};
