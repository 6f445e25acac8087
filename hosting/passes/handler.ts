/** Connects the passes service to the embedded server. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PassesService } from '../../passes/service.ts';
import { parseRequest } from '../request.ts';
import { headersFor, limits, passesRules, type Rule } from '../rules.ts';

export interface PassesHandler {
  /** The rules of the site, plus those for passes where they are enabled for this request. */
  rulesFor(req: IncomingMessage, rules: Rule[]): Rule[];
  /** @returns false if the request is not for passes */
  handle(request: { req: IncomingMessage; res: ServerResponse; rules: Rule[] }): boolean;
}

export const createPassesHandler = (service: PassesService): PassesHandler => ({
  rulesFor: (req, rules) =>
    service.isEnabledFor(req) ? [...rules, ...passesRules(service.mode)] : rules,

  handle({ req, res, rules }) {
    if (!/^\/passes(?:[/?]|$)/.test(req.url ?? '') || !service.isEnabledFor(req)) return false;
    const parsed = parseRequest(req, { allowBody: req.method === 'POST' });
    if (!parsed) return false;
    const { path, query } = parsed;
    void service.handle({
      req,
      res,
      path,
      query: new URLSearchParams(query),
      maxBodyBytes: limits.maxBodyBytes,
      headers: headersFor(rules, path),
    });
    return true;
  },
});
