import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import { openApi } from '../contract.ts';
import { isJson } from '../operator/http/request.ts';
import { notices } from '../operator/identity/smsNotices.ts';
import { outbox } from '../operator/identity/codes.ts';
import { createPartnerLog, type PartnerLog } from '../operator/http/partnerLog.ts';
import { leftInClosed } from '../operator/deletion/leftInClosed.ts';
import { checksOf, doubtfulChecks } from '../operator/kyc/doubts.ts';
import { countEvents } from '../operator/events/events.ts';
import type { Operator } from '../operator/api/operator.ts';
import { monitoringPage } from './monitoringPage.ts';
import { contractPage, smsPage, startPage } from './html.ts';
import { playerName } from './playerName.ts';
import { switchRoutes, type SwitchOptions } from './switchRoutes.ts';

export interface PagesOptions extends SwitchOptions {
  operator: Operator;
  /** The origins of all servers, by name. */
  origins: Record<string, string>;
  /** Content-security-policy reports from browsers, as JSON texts. */
  violations: readonly string[];
  /** How partners sign. */
  partners?: PartnerLog;
}

/**
 * Allows changes only from a page of this origin, or a program, which sends no origin; and only as JSON, which no
 * other site can send without permission.
 */
const ownPagesOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET') return next();
  const { origin } = new URL(c.req.url);
  if ((c.req.header('origin') ?? origin) !== origin) return c.json({ error: 'Only from its own pages' }, 403);
  if (!isJson(c.req.header('content-type'))) return c.json({ error: 'Only as application/json' }, 415);
  return next();
};

/** The back office for QA: the contract, the SMS outbox, received requests and events, and the switches. */
export function pages(options: PagesOptions): Hono {
  const { operator, origins, violations, partners = createPartnerLog() } = options;
  const { db, history } = operator;
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], baseUri: ["'none'"] },
      strictTransportSecurity: false,
    }),
  );

  app.use('/switches/*', ownPagesOnly);
  app.use('/history', ownPagesOnly);
  app.use('/secrets.json', ownPagesOnly);

  app.get('/', (c) => c.html(startPage(origins)));
  app.get('/contract', (c) => c.json(openApi({ server: origins['app'] })));
  app.get('/contract/read', (c) => c.html(contractPage()));
  app.get('/sms', async (c) => c.html(smsPage(await outbox(db), await notices(db))));
  app.get('/sms.json', async (c) => c.json(await outbox(db)));
  app.get('/secrets.json', (c) => {
    const { wallet, payment, payout } = operator.context.written.keys;
    return c.json({ wallet, payment, payout });
  });
  app.get('/checks', async (c) => {
    const id = c.req.query('userId');
    if (id === undefined) return c.json(await doubtfulChecks(db, operator.now()));
    const userId = v.safeParse(playerName.userId, Number(id));
    if (!userId.success) return c.json({ error: 'Not the id of a player' }, 400);
    return c.json(await checksOf(db, userId.output, operator.now()));
  });
  app.get('/closed', async (c) => c.json(await leftInClosed(db, operator.now())));
  app.get('/partners', (c) => c.json(partners.all()));
  app.get('/history', (c) => {
    const since = Number(c.req.query('since') ?? 0);
    return c.json(history.all().filter(({ time }) => time >= since));
  });
  app.delete('/history', (c) => {
    history.clear();
    return c.json({ ok: true });
  });
  app.get('/events', async (c) => c.json(await countEvents(db)));
  app.get('/monitoring', async (c) => c.html(await monitoringPage(db, history.all())));
  app.get('/violations', (c) => c.body(`[${violations.join(',')}]`, 200, { 'content-type': 'application/json' }));
  app.route('/switches', switchRoutes(options));
  return app;
}
