// Replaces the types of NestJS and Express that the recipe uses.
declare module "@nestjs/common" {
  export function Catch(...types: unknown[]): ClassDecorator;
  export interface ArgumentsHost {
    switchToHttp(): { getRequest<Type>(): Type; getResponse<Type>(): Type };
  }
  export interface ExceptionFilter {
    catch(error: unknown, host: ArgumentsHost): unknown;
  }
}

declare module "express" {
  export interface Request {
    get(name: string): string | undefined;
  }
  export interface Response {
    status(status: number): this;
    set(headers: Record<string, string>): this;
    end(body: string): this;
  }
}
