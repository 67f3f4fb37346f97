import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { isInstalled } from '../support/bareMachine.ts';
import { readContainerfile } from '../support/containerfile.ts';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}
/** The classes of an API version by kind; each validates its own schema. */
type Models = Readonly<Record<string, new (manifest: unknown) => { validate(): void }>>;

async function check(manifest: Manifest) {
  const version = `kubernetes-models/${manifest.apiVersion}`;
  const models: Models = await import(version);
  const Model = models[manifest.kind];
  if (!Model) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}`);
  new Model(manifest).validate();
}

const files = globSync('kubernetes/*.yaml', { cwd: deploy });
const manifests = files
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) => parseAllDocuments(readFileSync(join(deploy, file), 'utf8')))
  .map((document): Manifest => document.toJS());
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

/** The value at a path in one of a program's manifests. */
const inProgram = (program: string, kind: string, path: readonly string[]) =>
  path.reduce<any>(
    (value, name) => value[name],
    ofKind(kind).find(({ metadata }) => metadata.name === program),
  );
const inGateway = (kind: string, path: readonly string[]) =>
  inProgram('forecourt-gateway', kind, path);
const POD = ['spec', 'template', 'spec'];
const gatewayEnv = (name: string): string => {
  const env: { name: string; value: string }[] = inGateway('Deployment', [
    ...POD,
    'containers',
    '0',
    'env',
  ]);
  return env.find((one) => one.name === name)?.value ?? '';
};
/** PostgreSQL's defaults. */
const CONNECTIONS_MAX = 100;
const CONNECTIONS_RESERVED = 3;
const LISTENERS = 1;
/** A pod that starts, and those that still serve calls while terminating. */
const COMING_OR_LEAVING = 3;
/** Running calls have 10 seconds to finish, and running jobs 8. */
const STOPPING_SECONDS = 18;

describe('deploy/kubernetes', () => {
  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest]))(
    '%s %s matches its schema',
    async (_kind, _name, manifest) => {
      await expect(check(manifest)).resolves.toBeUndefined();
    },
  );

  it('is checked by schemas that reject an invalid field', async () => {
    const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'gateway' } };
    const wrong = { ...service, spec: { ports: 'all' } };
    await expect(check(wrong)).rejects.toThrow('ports');
  });

  it('gives each program a service, disruption budget, autoscaler, and network policy', () => {
    const names = ['forecourt-gateway', 'forecourt-portal'];
    for (const kind of [
      'Deployment',
      'Service',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
      'NetworkPolicy',
    ]) {
      expect(ofKind(kind).map(({ metadata }) => metadata.name)).toEqual(names);
    }
  });

  it('stays below PostgreSQL’s connection limit, even during a rollout', () => {
    const connections = Number(gatewayEnv('DATABASE_CONNECTIONS')) + LISTENERS;
    const pods = inGateway('HorizontalPodAutoscaler', ['spec', 'maxReplicas']) + COMING_OR_LEAVING;
    expect(pods * connections).toBeLessThan(CONNECTIONS_MAX - CONNECTIONS_RESERVED);
  });

  it('gives a stopping gateway time to leave and to finish its calls and jobs', () => {
    const grace = inGateway('Deployment', [...POD, 'terminationGracePeriodSeconds']);
    expect(grace).toBeGreaterThan(Number(gatewayEnv('LEAVE_SECONDS')) + STOPPING_SECONDS);
  });

  it('keeps a stopping portal running until it gets no more requests', () => {
    const pod = inProgram('forecourt-portal', 'Deployment', POD);
    const [portal] = pod.containers;
    const [command, seconds] = portal.lifecycle.preStop.exec.command;
    expect(command).toBe('sleep');
    expect(Number(seconds)).toBeGreaterThan(portal.readinessProbe.periodSeconds);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds));
  });

  it('allows outgoing mail over the ports for SMTPS and SMTP', () => {
    const policy = JSON.stringify(ofKind('NetworkPolicy')[0]);
    for (const port of [465, 587]) expect(policy).toContain(`"port":${port}`);
  });

  it.skipIf(!isInstalled('kubectl'))('is built by kustomize', () => {
    const built = execFileSync('kubectl', ['kustomize', join(deploy, 'kubernetes')], {
      encoding: 'utf8',
    });
    expect(parseAllDocuments(built)).toHaveLength(manifests.length + 1);
  });
});

describe('deploy/compose.yaml', () => {
  it('runs both images without root, write access, or capabilities', () => {
    const { services } = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), { merge: true });
    for (const name of ['gateway', 'portal']) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      const { user } = readContainerfile(join(deploy, '..', services[name].build.dockerfile));
      expect(user).toBeGreaterThan(0);
    }
  });
});

describe('the files to fill in', () => {
  const example = readFileSync(join(deploy, 'gateway.env.example'), 'utf8');
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);

  it('name every setting without which the gateway starts but serves no users', () => {
    expect(named).toEqual(
      expect.arrayContaining([
        'DATABASE_URL',
        'CARD_KEYS',
        'PAYMENT_SECRET',
        'NETWORK_KEYS',
        'ISSUERS',
        'AUDIENCE',
        'IDENTITY_API_TOKEN',
        'PORTAL_ORIGIN',
        'TRUSTED_PROXIES',
      ]),
    );
  });

  it('include security.txt, under Compose and Kubernetes', () => {
    const contact = readFileSync(join(deploy, 'kubernetes/security.txt'), 'utf8');
    expect(contact).toMatch(/^Contact: \S+\nExpires: \S+Z\nCanonical: \S+\n$/);
    const place = '/srv/portal/public/.well-known/security.txt';
    const { services } = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), { merge: true });
    expect(services.portal.volumes).toContain(`./security.txt:${place}:ro`);
    expect(JSON.stringify(ofKind('Deployment'))).toContain(
      JSON.stringify({ name: 'config', mountPath: place, subPath: 'security.txt' }),
    );
    const kustomization = readFileSync(join(deploy, 'kubernetes/kustomization.yaml'), 'utf8');
    expect(kustomization).toMatch(/files: \[.*security\.txt/);
  });
});

const inPrometheus = (...args: string[]) =>
  execFileSync('promtool', args, { cwd: join(deploy, 'prometheus'), encoding: 'utf8' });

describe('deploy/prometheus', () => {
  it.skipIf(!isInstalled('promtool'))(
    'fires exactly the expected alerts on a simulated day',
    () => {
      expect(inPrometheus('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
      expect(inPrometheus('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
    },
  );
});
