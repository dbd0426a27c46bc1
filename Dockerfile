# The page, built with node, with the engine that plays it without a connection; the server, with the rules compiled; a small
# image that runs as nobody.
# Base images by their digests; scripts/images writes what the registry has now.
ARG NODE_IMAGE=node:22.23.2-trixie-slim@sha256:c5849ff9c9ebcd66615412f0b548ca5b8ecaef84003dc9ac2e077ebe46aaa3f6
ARG PYTHON_IMAGE=python:3.13.15-slim-trixie@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b

FROM ${NODE_IMAGE} AS page
RUN apt-get update && apt-get install -y --no-install-recommends make python3 python3-venv && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY package.json package-lock.json Makefile ./
COPY scripts/npm scripts/
RUN make node_modules/.installed
COPY . .
RUN make src/beffroi/server/page/index.html

# The locked versions, checked by their hashes, and of the rules a wheel of our own.
FROM ${PYTHON_IMAGE} AS wheel
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements/play.txt requirements/
RUN pip wheel --no-cache-dir --require-hashes -r requirements/play.txt --wheel-dir /wheels
RUN pip install --no-cache-dir --upgrade --no-index --find-links /wheels 'mypy[mypyc]' setuptools wheel
COPY . .
COPY --from=page /src/src/beffroi/server/page src/beffroi/server/page
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM ${PYTHON_IMAGE}
RUN useradd --create-home --uid 10001 beffroi && mkdir /data && chown beffroi /data
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels 'beffroi[server]'
USER beffroi
ENV BEFFROI_HOST=0.0.0.0 BEFFROI_DATA=/data BEFFROI_LOG_FORMAT=json
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready')"]
ENTRYPOINT ["beffroi"]
CMD ["serve"]
