import type { AddressInfo } from 'node:net';
import { openDb } from '#sandbox/db/open.ts';
import { appRoutes } from '#sandbox/http/appRoutes.ts';
import { listen, serverOf } from '#sandbox/http/listen.ts';
import { createReports } from '#sandbox/http/reports.ts';
import { createRespond } from '#sandbox/http/respond.ts';
import { createOperator } from '#sandbox/operator/api/operator.ts';

// The operator's API with its usual caps in a process of its own, which reports its memory usage on request.
const db = await openDb({ data: 'memory://' });
const operator = await createOperator({ db, strict: false, respond: createRespond() });
const reports = createReports([], Date.now);
const app = appRoutes(operator.fetch, () => new Response(null, { status: 404 }), reports);
const server = await listen(serverOf(app), 'the app', 0, '127.0.0.1');

process.on('message', () => process.send?.({ rss: process.memoryUsage().rss }));
process.once('disconnect', () => process.exit());
process.send?.({ port: (server.address() as AddressInfo).port });
