# Amazon Cognito with boto3: cognito = boto3.client("cognito-idp")
from botocore.exceptions import BotoCoreError, ClientError

from service import ProviderError


def sign_in(cognito, client_id, email, password):
    try:
        return cognito.initiate_auth(
            ClientId=client_id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"USERNAME": email, "PASSWORD": password})
    except ClientError as error:
        status = error.response["ResponseMetadata"]["HTTPStatusCode"]
        raise ProviderError("cognito", {"Error": error.response["Error"]}, flow="signIn", status=status) from error
    except BotoCoreError as error:
        # Cognito was not reached.
        raise ProviderError("cognito", "", flow="signIn", status=503) from error
