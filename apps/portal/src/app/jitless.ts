import * as z from 'zod/mini';

// the content security policy forbids eval, which zod uses to compile schemas
z.config({ jitless: true });
