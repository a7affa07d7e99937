// NestJS on Express: app.useGlobalFilters(new AuthErrors())
import { Catch, type ArgumentsHost, type ExceptionFilter } from "@nestjs/common";
import type { Request, Response } from "express";
import { ProviderError, respond } from "./problem.mjs";

@Catch(ProviderError)
export class AuthErrors implements ExceptionFilter {
  async catch(error: ProviderError, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const { status, headers, body } = await respond(error, http.getRequest<Request>().get("Accept-Language"));
    http.getResponse<Response>().status(status).set(headers).end(body);
  }
}
